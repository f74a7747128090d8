/** What cannot be done, in words for the person. Ends the command with exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
