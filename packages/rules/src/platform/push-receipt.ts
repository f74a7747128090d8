/** When something happened to a notification: the clocks of devices are not to be relied on. */
export function receivedAt(told: Date | null | undefined, now: Date): Date {
  return told == null || told > now ? now : told;
}

/** @param isNew whether it was news */
export function receiptAnswer(isNew: boolean): string {
  return isNew ? 'The receipt is recorded.' : 'It was recorded before.';
}
