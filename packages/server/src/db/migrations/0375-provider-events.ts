import { Migration } from '@mikro-orm/migrations';

/** Events of all providers in one table, each taken once. */
export class ProviderEventsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table provider_events (
        party text not null check (party in ('CARDS', 'IDENTITY')),
        provider text not null,
        event_id text not null check (length(event_id) between 1 and 255),
        received_at timestamptz not null,
        primary key (party, provider, event_id)
      );
      create index provider_events_received on provider_events (received_at);
      insert into provider_events (party, provider, event_id, received_at)
        select 'CARDS', processor, event_id, received_at from card_events;
      insert into provider_events (party, provider, event_id, received_at)
        select 'IDENTITY', provider, event_id, received_at from kyc_idv_events
        where length(event_id) between 1 and 255;
      drop table card_events;
      drop table kyc_idv_events;
      delete from jobs where kind in ('cards.forget_events', 'kyc.forget_events')
    `);
  }
}
