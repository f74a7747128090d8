import { find, part } from './dom.ts';

export interface Question {
  readonly heading: string;
  readonly words: string;
  /** What the button that goes ahead says. */
  readonly yes: string;
}

/** Asks before something that cannot be undone; Escape and the other button mean no. */
export function confirmed(question: Question): Promise<boolean> {
  const dialog = find('[data-part="confirm"]', HTMLDialogElement);
  part('confirm-heading').textContent = question.heading;
  part('confirm-words').textContent = question.words;
  part('confirm-yes').textContent = question.yes;
  dialog.returnValue = 'no';
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
    dialog.showModal();
  });
}
