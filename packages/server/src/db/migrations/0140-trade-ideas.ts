import { Migration } from '@mikro-orm/migrations';

/** What experts propose, and how far the market has brought it. */
export class TradeIdeasMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table trade_ideas (
        id uuid primary key,
        expert_id uuid not null references experts (id),
        asset_id uuid not null,
        title text not null check (length(title) between 1 and 200),
        thesis text not null check (length(thesis) between 1 and 20000),
        direction text not null check (direction in ('LONG', 'SHORT')),
        horizon text not null check (horizon in ('INTRADAY', 'DAYS', 'WEEKS', 'MONTHS', 'YEARS')),
        entry_low numeric not null check (entry_low > 0),
        entry_high numeric not null check (entry_high >= entry_low),
        stop_loss numeric not null check (stop_loss > 0),
        targets jsonb not null check (jsonb_array_length(targets) between 1 and 5),
        confidence_percent numeric check (confidence_percent between 0 and 100),
        required_tier text not null check (required_tier in ('FREE', 'PLUS', 'PRO', 'PRIVATE')),
        chart_url text check (chart_url like 'https://%'),
        updates jsonb not null default '[]' check (jsonb_array_length(updates) <= 100),
        status text not null check (status in ('WAITING_ENTRY', 'ACTIVE', 'TARGET_HIT',
          'STOPPED_OUT', 'CLOSED', 'EXPIRED', 'CANCELED')),
        entry_price numeric check (entry_price > 0),
        entry_filled_at timestamptz,
        last_price numeric check (last_price > 0),
        close_price numeric check (close_price > 0),
        closed_at timestamptz,
        result_percent numeric,
        outcome text check (outcome in ('GAIN', 'LOSS', 'BREAK_EVEN', 'NOT_ENTERED')),
        published_at timestamptz not null,
        expires_at timestamptz check (expires_at > published_at),
        withdrawn_at timestamptz check (withdrawn_at >= published_at),
        followed_until timestamptz not null,
        checked_at timestamptz not null,
        updated_at timestamptz not null,
        check ((entry_price is null) = (entry_filled_at is null)),
        check ((status in ('WAITING_ENTRY', 'ACTIVE')) = (closed_at is null)),
        check ((outcome is null) = (closed_at is null)),
        check ((close_price is null) = (result_percent is null))
      )
    `);
    this.addSql('create index trade_ideas_published on trade_ideas (published_at desc, id desc)');
    this.addSql(`create index trade_ideas_closed on trade_ideas (closed_at desc, id desc)
      where closed_at is not null`);
    this.addSql('create index trade_ideas_of_expert on trade_ideas (expert_id, status)');
    this.addSql(`create index trade_ideas_open on trade_ideas (checked_at, id)
      where closed_at is null`);
  }
}
