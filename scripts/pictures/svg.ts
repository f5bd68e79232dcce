/** Numbers as SVG text: one decimal place, no `-0`. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Collects shapes and the definitions they refer to; ids are counted, hence repeatable. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private definitions = '';
  private shapes = '';
  private count = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  add(shape: string): void {
    this.shapes += shape;
  }

  /** A vertical gradient in picture coordinates; answers the paint to put into `fill`. */
  vertical(top: number, bottom: number, stops: readonly GradientStop[]): string {
    return this.linear(0, top, 0, bottom, stops);
  }

  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly GradientStop[]): string {
    const id = this.nextId();
    this.definitions +=
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}"` +
      ` x2="${num(x2)}" y2="${num(y2)}">${stopText(stops)}</linearGradient>`;
    return `url(#${id})`;
  }

  /** A round gradient that fits the shape it fills. */
  radial(stops: readonly GradientStop[]): string {
    const id = this.nextId();
    this.definitions += `<radialGradient id="${id}">${stopText(stops)}</radialGradient>`;
    return `url(#${id})`;
  }

  /** A clip made of any shapes; answers the value of `clip-path`. */
  clip(shapes: string): string {
    const id = this.nextId();
    this.definitions += `<clipPath id="${id}">${shapes}</clipPath>`;
    return `url(#${id})`;
  }

  toString(): string {
    const { width, height } = this;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
      ` viewBox="0 0 ${width} ${height}"><defs>${this.definitions}</defs>${this.shapes}</svg>`
    );
  }

  private nextId(): string {
    this.count += 1;
    return `g${this.count}`;
  }
}

/** Place 0 to 1, colour, opacity 0 to 1. */
export type GradientStop = readonly [place: number, colour: string, opacity?: number];

function stopText(stops: readonly GradientStop[]): string {
  return stops
    .map(
      ([place, colour, opacity = 1]) =>
        `<stop offset="${place}" stop-color="${colour}"` +
        `${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
