import { PersonalError } from '../../api/problem.ts';

/** The text of an agreement as it stands on its page. */
export function AgreementText({ title, text }: { readonly title: string; readonly text: Element }) {
  return (
    <section
      className="paper"
      aria-label={title}
      ref={(place) => place?.replaceChildren(...document.importNode(text, true).childNodes)}
    />
  );
}

/**
 * Reads the page of an agreement. Nobody signs what cannot be read.
 *
 * @param url on this origin
 * @throws {PersonalError} where there is no text
 */
export async function readAgreement(url: string, signal: AbortSignal): Promise<Element> {
  const answer = await fetch(new URL(url).pathname, { signal }).catch(() => null);
  const page = answer?.ok === true ? await answer.text() : '';
  const text = new DOMParser().parseFromString(page, 'text/html').querySelector('article');
  if (text?.textContent.trim()) return text;
  throw new PersonalError('The text cannot be shown now, so it cannot be signed now.');
}
