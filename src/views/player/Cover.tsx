import { useState } from 'react';
import { sizedPicture } from '#src/domain/sizedPicture.ts';

interface CoverProps {
  /** Empty where the default cover belongs. */
  src: string;
  /** Side in px of the picture to fetch. */
  size: number;
  className: string;
  isLazy?: boolean;
}

/** A cover, or the default one: a moon over two ridges, drawn here so that it costs no request. */
export function Cover({ src, size, className, isLazy = false }: CoverProps) {
  const [brokenSrc, setBrokenSrc] = useState('');
  if (src === '' || src === brokenSrc) {
    return (
      <svg
        className={className}
        viewBox="0 0 48 48"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        data-part="cover"
      >
        <path fill="#1d2740" d="M0 0h48v48H0z" />
        <circle cx="31" cy="16" r="5" fill="#f3ddb3" />
        <path fill="#33476b" d="m0 31 11-9 9 7 12-10 16 12v17H0z" />
        <path fill="#131a2c" d="m0 40 14-8 12 6 10-7 12 7v10H0z" />
      </svg>
    );
  }
  return (
    <img
      className={className}
      src={sizedPicture(src, size)}
      width={size}
      height={size}
      alt=""
      data-part="cover"
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      onError={() => setBrokenSrc(src)}
    />
  );
}
