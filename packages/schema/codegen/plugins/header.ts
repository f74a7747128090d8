import { header } from '../header.ts';

/** Marks a file as generated in its first line. */
export function plugin(): { prepend: string[]; content: string } {
  return { prepend: [header], content: '' };
}
