import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { markExportJobsViewed, myExportJobs } from './jobs/my-export-jobs.ts';
import { requestExport } from './jobs/request-export.ts';
import type { ExportJobShown } from './jobs/shown.ts';
import { exportJobUpdated } from './updates/export-job-updated.ts';

export const resolvers = {
  Query: {
    myExportJobs: (_root, { params }, { actor, deps }) => myExportJobs(deps, actor, params ?? {}),
  },
  Mutation: {
    requestExport: (_root, { params }, { actor, deps }) => requestExport(deps, actor, params),
    markExportJobsViewed: async (_root, { params }, { actor, deps }) => {
      const affectedIds = await markExportJobsViewed(deps, actor, params?.ids ?? null);
      const affectedCount = affectedIds.length;
      const id = affectedCount === 1 ? (affectedIds[0] ?? null) : null;
      return { id, affectedCount, affectedIds, message: 'The exports are marked as seen.' };
    },
  },
  Subscription: {
    exportJobUpdated: {
      subscribe: (_root, { params }, { actor, deps }) =>
        exportJobUpdated(deps, actor, params?.id ?? null),
      resolve: (job: ExportJobShown) => job,
    },
  },
} satisfies Resolvers;
