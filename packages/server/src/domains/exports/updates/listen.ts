import type { Deps } from '../../../deps.ts';
import { EXPORTS_CHANNEL } from './announce.ts';
import { exportsTopic } from './export-job-updated.ts';

/** Brings changes that any process makes to the subscribers of this one. */
export function listenToExports({ db, hub }: Pick<Deps, 'db' | 'hub'>) {
  return db.listen(
    EXPORTS_CHANNEL,
    (payload) => {
      const [userId = '', id = ''] = payload.split(' ');
      hub.publish(exportsTopic, userId, { id });
    },
    () => {
      for (const userId of hub.keysOf(exportsTopic))
        hub.publish(exportsTopic, userId, { id: null });
    },
  );
}
