import type { Rules } from '../contract/rule.ts';
import { dayOf, now, today } from '../facts/time.ts';

const FORMATS: Readonly<Record<string, string>> = { TAX_SUMMARY: 'PDF', FULL_ACCOUNT: 'ZIP' };

export const exportRules: Rules = {
  markExportJobsViewed: {
    finds: ({ realm, params }) => {
      const ids = params['ids'] as readonly string[] | null | undefined;
      return realm.own
        .list('ExportJob')
        .filter(({ id, viewed }) => (ids == null ? viewed !== true : ids.includes(id)));
    },
    sets: () => ({ viewed: true }),
  },
  requestExport: {
    sets: ({ realm, params }) => ({
      format: params['format'] ?? FORMATS[String(params['type'])] ?? 'CSV',
      from: params['from'] ?? null,
      to: params['to'] ?? dayOf(now(realm)),
      portfolioIds: params['portfolioIds'] ?? [],
      progressPercent: 0,
      downloadUrl: null,
      viewed: false,
    }),
  },
  generateNetWorthReport: {
    sets: ({ realm, params }) => ({
      asOf: params['asOf'] ?? today(realm),
      sections: params['sections'] ?? ['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES'],
      portfolioIds: params['portfolioIds'] ?? [],
      downloadUrl: null,
    }),
  },
};
