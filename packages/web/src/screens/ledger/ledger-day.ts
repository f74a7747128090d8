const NEW_YORK_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
});

/** The day of an entry, as the API's filters count days. */
export function dayOf({ occurredAt }: { readonly occurredAt: string }): string {
  return NEW_YORK_DAY.format(new Date(occurredAt));
}
