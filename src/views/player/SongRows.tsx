import type { ComponentType } from 'react';
import type { SongRowProps, VisibleSongs } from './useSongRows.ts';

interface SongRowsProps extends VisibleSongs {
  Row: ComponentType<SongRowProps>;
  className?: string;
}

/** The body of a table of songs; only the rows in sight are in the document. */
export function SongRows({ rows, above, below, Row, className }: SongRowsProps) {
  return (
    <tbody className={className}>
      {above > 0 && <Spacer height={above} />}
      {rows.map((row) => (
        <Row key={row.song.id} {...row} />
      ))}
      {below > 0 && <Spacer height={below} />}
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    <tr inert>
      <td height={height} />
    </tr>
  );
}
