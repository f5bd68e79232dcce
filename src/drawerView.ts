import type { Drawer } from './views/layout/Drawer.tsx';

let loaded: typeof Drawer | null = null;

/** Fetches the code of the drawer; afterwards {@link drawerView} has it. */
export async function loadDrawerView(): Promise<void> {
  const module = await import('./views/layout/Drawer.tsx');
  loaded = module.Drawer;
}

/** The drawer, null until its code has arrived. */
export function drawerView(): typeof Drawer | null {
  return loaded;
}
