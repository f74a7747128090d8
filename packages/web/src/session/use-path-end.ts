import { usePathname } from 'wouter/use-browser-location';

/** The last part of the address: what stands for `_` in its route. */
export function usePathEnd(): string {
  return usePathname().split('/').at(-1) ?? '';
}
