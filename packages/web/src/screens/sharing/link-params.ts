import type { CreateNetWorthShareLinkInput } from '@investing-platform/schema/operations';
import { PersonalError } from '../../api/problem.ts';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { sectionWords } from './section-words.ts';

/** What the form of a new link says, as the API wants it. */
export function linkParams(values: FormValues): CreateNetWorthShareLinkInput {
  const chosen = values.all('sections');
  const sections = sectionWords.map(([section]) => section).filter((it) => chosen.includes(it));
  if (sections.length === 0) {
    const message = 'Choose at least one part to show.';
    throw new PersonalError(message, 'BAD_USER_INPUT');
  }
  const portfolioIds = values.all('portfolioIds');
  const [maxViews, expiresOn] = [values.given('maxViews'), values.given('expiresAt')];
  return {
    sections,
    hideAmounts: values.checked('hideAmounts'),
    csvEnabled: values.checked('csvEnabled'),
    label: values.given('label'),
    ownerLabel: values.given('ownerLabel'),
    passcode: values.given('passcode'),
    ...(portfolioIds.length > 0 && { portfolioIds }),
    ...(maxViews !== undefined && { maxViews: Number(maxViews) }),
    // To the end of that day where the person is.
    ...(expiresOn !== undefined && { expiresAt: new Date(`${expiresOn}T23:59:59`).toISOString() }),
  };
}
