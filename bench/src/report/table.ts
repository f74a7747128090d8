const GAP = '   ';

/**
 * A table as text, its columns aligned: those that hold numbers to the right.
 *
 * @param rows the header first; all of one length
 */
export function printTable(rows: readonly (readonly string[])[]): string {
  const [header = [], ...body] = rows;
  const columns = header.map((_name, column) => rows.map((row) => row[column] ?? ''));
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const areNumbers = columns.map((cells) => cells.slice(1).every(isNumeric));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => {
        const width = widths[at] ?? 0;
        return areNumbers[at] === true ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(GAP)
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  return [line(header), rule, ...body.map(line)].join('\n');
}

function isNumeric(cell: string): boolean {
  return cell === '' || /^[\d.,]+$/.test(cell);
}
