import type { ComponentType } from 'react';
import { routeNamed } from './routes.ts';

type PageView = ComponentType<{ data: unknown }>;

const loaded = new Map<string, PageView>();

/** Fetches the code of a route's view; afterwards {@link pageView} has it at once. */
export async function loadPageView(name: string): Promise<void> {
  if (loaded.has(name)) return;
  const { default: view } = await routeNamed(name).view();
  loaded.set(name, view);
}

/** The view of a route whose code has arrived. */
export function pageView(name: string): PageView {
  const view = loaded.get(name);
  if (view === undefined) throw new Error(`the view of ${name} is not loaded`);
  return view;
}
