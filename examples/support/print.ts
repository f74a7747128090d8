/** A decimal string with thousands apart and at least two places: `1234.5` is `1,234.50`. */
export function amount(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`;
}

/** Prints a heading and rows under it: the first column to the left, the others to the right. */
export function printTable(heading: string, rows: readonly (readonly string[])[]): void {
  console.log(`\n${heading}`);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('   ')}`.trimEnd());
  }
}
