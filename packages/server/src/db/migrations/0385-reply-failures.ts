import { Migration } from '@mikro-orm/migrations';

/** Why a reply of the assistant failed, as a code beside the sentence. */
export class ReplyFailuresMigration extends Migration {
  override up(): void {
    this.addSql('alter table assistant_messages add column failure_code text');
    this.addSql(`
      update assistant_messages set failure_code = case
        when failure_reason like 'The model asked%' or failure_reason like '%too long.'
          then 'LIMIT_EXCEEDED'
        when failure_reason like 'The model%' then 'MODEL_UNAVAILABLE'
        when failure_reason like '%longer than%' then 'TIMED_OUT'
        when failure_reason like 'The access%' then 'ACCESS_ENDED'
        else 'INTERRUPTED' end
      where failure_reason is not null
    `);
    this.addSql(`
      alter table assistant_messages add constraint assistant_messages_failure_check
        check ((failure_code is null) = (failure_reason is null)
          and failure_code in ('MODEL_UNAVAILABLE', 'TIMED_OUT', 'LIMIT_EXCEEDED', 'ACCESS_ENDED',
            'INTERRUPTED'))
    `);
  }
}
