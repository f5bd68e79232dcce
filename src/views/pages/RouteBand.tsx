import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectPage } from '#src/machines/navigation/navigation.selectors.ts';
import { pictureOf } from '#src/pageHead.ts';
import { routeNamed } from '#src/routes.ts';
import { useApp, useAppActor } from '../appContext.ts';
import { HeaderBand } from '../ui/HeaderBand.tsx';

interface RouteBandProps {
  /** Instead of the route's own heading. */
  title?: string;
  children?: ReactNode;
}

/** The header band with the picture and heading the route table and the owner gave. */
export function RouteBand({ title, children }: RouteBandProps) {
  const page = useSelector(useAppActor('navigation'), selectPage);
  const { site } = useApp().services;
  return (
    <HeaderBand picture={pictureOf(page, site)} title={title ?? routeNamed(page.route).heading}>
      {children}
    </HeaderBand>
  );
}
