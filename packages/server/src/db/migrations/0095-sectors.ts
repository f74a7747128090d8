import { Migration } from '@mikro-orm/migrations';

const NAMES = [
  'Communication Services',
  'Consumer Discretionary',
  'Consumer Staples',
  'Energy',
  'Financials',
  'Health Care',
  'Industrials',
  'Information Technology',
  'Materials',
  'Real Estate',
  'Utilities',
];

/**
 * Sectors that people prefer or exclude were kept by their names, in either case, and are values of
 * the contract now. What named no sector meant nothing to anybody and goes.
 */
export class SectorsMigration extends Migration {
  override up(): void {
    const known = NAMES.map((name) => `('${name.toLowerCase()}', '${sectorOf(name)}')`).join(', ');
    for (const field of ['sectors', 'excludedSectors']) {
      this.addSql(`
        update investor_preferences set answers = answers || jsonb_build_object('${field}', (
          select coalesce(jsonb_agg(known.sector order by told.place), '[]')
          from jsonb_array_elements_text(answers -> '${field}') with ordinality as told (name, place)
          join (values ${known}) as known (name, sector) on known.name = lower(trim(told.name))
        ))
        where answers ? '${field}'
      `);
    }
  }
}

function sectorOf(name: string): string {
  return name.toUpperCase().replace(' ', '_');
}
