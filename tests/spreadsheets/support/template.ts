import type { CellJob } from './apps-script.ts';

/** The formulas that the menu inserts as examples, as cells: `{"AAPL"; "BTC"}` is a column. */
export function templateCells(script: string): readonly CellJob[] {
  const formulas = script.matchAll(/`=(INVEST_\w+)\((.*), \$\{REFRESH\}\)`/g);
  return [...formulas].map(([, name = '', args = '']) => {
    const columns = args.replaceAll(/\{([^}]*)\}/g, (_all, list: string) => {
      return `[${list.split(';').map((entry) => `[${entry.trim()}]`)}]`;
    });
    return { name, args: [...JSON.parse(`[${columns}]`), 'refresh'] };
  });
}
