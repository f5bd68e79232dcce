import { readDate } from './dates.ts';
import { fieldText } from './frontMatter.ts';
import type { Field, LineProblem } from './yamlFields.ts';

/** A picture or page of this site (`/…`), or an address of the web. */
export function isSiteAddress(text: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/)\S*$/i.test(text);
}

/** Reads the values of content/site.yml; a wrong one is told with its line and its default is used. */
export class SiteFields {
  readonly problems: LineProblem[] = [];
  readonly #fields: Map<string, Field>;

  constructor(fields: Map<string, Field>) {
    this.#fields = fields;
  }

  #complain(field: Field | undefined, reason: string): void {
    this.problems.push({ line: field?.line ?? 1, reason });
  }

  text(name: string, fallback: string): string {
    const field = this.#fields.get(name);
    if (field && field.kind !== 'text') {
      this.#complain(field, `${name} 应是一行文字`);
      return fallback;
    }
    return field ? fieldText(field) : fallback;
  }

  address(name: string, fallback: string): string {
    const text = this.text(name, fallback);
    if (text === '' || isSiteAddress(text)) return text;
    this.#complain(this.#fields.get(name), `${name}“${text}”应是以 / 或 https:// 开头的地址`);
    return fallback;
  }

  /** Beginning of a day in China, ISO 8601; empty where none is given. */
  firstMoment(name: string): string {
    const text = this.text(name, '');
    const date = readDate(text);
    if (date) return `${date.slice(0, 10)}T00:00:00+08:00`;
    if (text !== '') this.#complain(this.#fields.get(name), `${name}“${text}”不是有效的日期`);
    return '';
  }

  /** Lines of text; one text stands for a list of one. */
  lines(name: string, fallback: string[]): string[] {
    const field = this.#fields.get(name);
    if (!field) return fallback;
    if (field.kind === 'text') return [fieldText(field)];
    if (field.kind !== 'list') {
      this.#complain(field, `${name} 应是一行一项、以 - 开头的列表`);
      return fallback;
    }
    return field.items.map(fieldText).filter((line) => line !== '');
  }

  /** `key: text` pairs in the order of the file. */
  pairs(name: string): { key: string; text: string; line: number }[] {
    const field = this.#fields.get(name);
    if (!field) return [];
    if (field.kind !== 'map') {
      this.#complain(field, `${name} 应是下面缩进两格的“名称: 值”`);
      return [];
    }
    return field.entries
      .map(({ key, value, line }) => ({ key, text: fieldText(value), line }))
      .filter(({ key, text }) => key !== '' && text !== '');
  }
}
