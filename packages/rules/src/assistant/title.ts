const MAX_CHARACTERS = 60;

/** A title of a thread from its first message: its first line, cut between words. */
export function titleOf(content: string): string {
  const line = content.split(/\r?\n/).find((one) => one.trim() !== '') ?? '';
  const plain = line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length === 0) return 'New thread';
  if (characters.length <= MAX_CHARACTERS) return plain;
  const cut = characters.slice(0, MAX_CHARACTERS).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
