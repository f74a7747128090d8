/** Controls that are remembered; fields between them are not. */
const TRAIL = 24;
/** What stands around a control and stays when the control goes, from the inside out. */
const PLACES = '.row, .editor, .card, main';
const CONTROLS = 'button, a[href], summary';
const FOCUSABLE = 'a[href], button, input, label, select, summary, textarea, [role]';
/** How long whatever follows may take to claim the focus for itself. */
const CLAIM_MS = 60;

interface Step {
  readonly element: HTMLElement;
  readonly name: string;
  readonly places: readonly Element[];
  readonly path: string;
}

/**
 * Whoever uses no pointer must not start again at the top of the page each time a form closes or a
 * row is deleted. Where what had the focus has gone, it goes to the control that was used before
 * in the same place, or that stands there anew, else to the title of that place.
 *
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let trail: Step[] = [];
  let last: Step | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = stepOf(target);
    if (target.matches(CONTROLS)) trail = [...trail, last].slice(-TRAIL);
  };
  // Whoever points at nothing wants the focus nowhere.
  const point = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest(FOCUSABLE) === null) last = undefined;
  };
  const look = () => {
    if (isLost(last)) placeAfter([...trail, last])?.focus();
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    if (isLost(last)) timer = setTimeout(look, CLAIM_MS);
  });
  document.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', point);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', point);
    observer.disconnect();
    clearTimeout(timer);
  };
}

function stepOf(element: HTMLElement): Step {
  const places: Element[] = [];
  let place = element.parentElement?.closest(PLACES);
  while (place != null) {
    places.push(place);
    place = place.parentElement?.closest(PLACES);
  }
  return { element, name: nameOf(element), places, path: location.pathname };
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';

/** Another page has a title of its own that takes the focus. */
function isLost(last: Step | undefined): last is Step {
  return (
    last !== undefined &&
    !last.element.isConnected &&
    last.path === location.pathname &&
    (document.activeElement === null || document.activeElement === document.body)
  );
}

function placeAfter(trail: readonly Step[]): HTMLElement | null {
  const steps = trail.toReversed();
  // A window of its own leaves no place behind: what counts is where it was opened.
  const place = steps
    .flatMap(({ places }) => places.filter((one) => one.isConnected).slice(0, 1))
    .at(0);
  if (place === undefined) return null;
  const controls = [...place.querySelectorAll<HTMLElement>(CONTROLS)];
  const used = steps
    .filter(({ places }) => places.includes(place))
    .flatMap(({ element, name }) =>
      controls.filter((one) => one === element || nameOf(one) === name).slice(0, 1),
    )
    .at(0);
  return used ?? titleOf(place);
}

function titleOf(place: Element): HTMLElement | null {
  const title = place.querySelector<HTMLElement>('h1, h2, h3');
  if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  return title;
}
