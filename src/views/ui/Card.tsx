import type { HTMLAttributes } from 'react';
import { card } from './Card.css.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'aside' | 'div' | 'li' | 'section';
}

/** A raised surface with no padding of its own; further attributes go to its element. */
export function Card({ as: Tag = 'section', className, ...rest }: CardProps) {
  return <Tag {...rest} className={className === undefined ? card : `${card} ${className}`} />;
}
