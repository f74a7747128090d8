import { Menu } from '@base-ui/react/menu';
import { signOut } from '@investing-platform/schema/first-party';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { api } from '../api/client.ts';
import { usePerson } from '../session/session.tsx';
import { navLinks } from './nav-links.ts';

/** Who is signed in, every place, and the way out. */
export function PersonMenu() {
  const { name, email } = usePerson();
  const path = usePathname();
  const leave = () => {
    const home = () => location.assign('/');
    api.request(signOut).then(home, home);
  };
  return (
    <Menu.Root>
      <Menu.Trigger className="person-button" aria-label={`Menu of ${name}`}>
        <span className="avatar" data-initial={name.charAt(0).toUpperCase()} />
        <span className="person-name">{name}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="positioner" align="end" sideOffset={8}>
          <Menu.Popup className="menu">
            <div className="menu-head">
              <strong>{name}</strong>
              <span>{email}</span>
            </div>
            {navLinks.map(({ href, text }) => (
              <Menu.Item
                key={href}
                className={`menu-item ${href === path ? 'here' : ''}`}
                onClick={() => navigate(href)}
              >
                {text}
              </Menu.Item>
            ))}
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
