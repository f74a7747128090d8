import { Menu } from '@base-ui/react/menu';
import { signOut } from '@investing-platform/schema/first-party';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { api } from '../api/client.ts';
import { usePerson } from '../session/session.ts';
import { isHere, navLinks } from './nav-links.ts';
import { type ButtonState, PersonFace } from './person-face.tsx';

interface PersonPopupProps {
  /** What became of the button that stood here while this was loaded. */
  readonly before: RefObject<ButtonState>;
}

/** The menu itself. Loaded by `PersonMenu`. */
export default function PersonPopup({ before }: PersonPopupProps) {
  const { name, email } = usePerson();
  const path = usePathname();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // Read when this takes the button's place: a press may come between drawing and then.
  useLayoutEffect(() => {
    if (before.current.isFocused) trigger.current?.focus();
    setIsOpen(before.current.isPressed);
  }, [before]);
  const leave = () => {
    const home = () => location.assign('/');
    api.request(signOut).then(home, home);
  };
  return (
    <Menu.Root open={isOpen} onOpenChange={setIsOpen}>
      <Menu.Trigger ref={trigger} className="person-button" aria-label={`Menu of ${name}`}>
        <PersonFace name={name} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="positioner" align="end" sideOffset={8}>
          <Menu.Popup className="menu person-menu">
            <div className="menu-head">
              <strong>{name}</strong>
              <span>{email}</span>
            </div>
            <div className="menu-places">
              {navLinks.map(({ href, text }) => (
                <Menu.Item
                  key={href}
                  className={`menu-item ${isHere(href, path) ? 'here' : ''}`}
                  onClick={() => navigate(href)}
                >
                  {text}
                </Menu.Item>
              ))}
            </div>
            <Menu.Separator className="menu-line" />
            <Menu.Item className="menu-item" onClick={() => location.assign('/docs/')}>
              API reference
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={leave}>
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
