import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { usePerson } from '../session/session.ts';
import { type ButtonState, PersonFace } from './person-face.tsx';

const PersonPopup = lazy(() =>
  import('./person-popup.tsx').catch(() => ({ default: ReloadButton })),
);

/** Who is signed in, every place, and the way out. The menu comes after what the page is about. */
export function PersonMenu() {
  const before = useRef<ButtonState>({ isFocused: false, isPressed: false });
  return (
    <Suspense fallback={<EarlyButton before={before} />}>
      <PersonPopup before={before} />
    </Suspense>
  );
}

/** Stands where the menu's button will be, and hands the focus and a press on to it. */
function EarlyButton({ before }: { readonly before: RefObject<ButtonState> }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [own, state] = [button.current, before.current];
    return () => {
      state.isFocused = document.activeElement === own;
    };
  }, [before]);
  const press = () => {
    before.current.isPressed = true;
  };
  return <MenuButton ref={button} press={press} />;
}

/** Where the menu did not come, all of the page is asked for again. */
function ReloadButton() {
  return <MenuButton press={() => location.reload()} />;
}

interface MenuButtonProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly press: () => void;
}

function MenuButton({ ref, press }: MenuButtonProps) {
  const { name } = usePerson();
  return (
    <button
      ref={ref}
      type="button"
      className="person-button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={`Menu of ${name}`}
      onClick={press}
    >
      <PersonFace name={name} />
    </button>
  );
}
