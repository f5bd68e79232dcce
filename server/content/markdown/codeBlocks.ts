import type { Element, ElementContent, Root, RootContent } from 'hast';
import { highlight } from './highlighter.ts';
import { languageLabel } from './languageLabels.ts';
import { eachElement, element, hasClass, property, textOf } from './tree.ts';

/** `language-ts:app.ts` and `language-js{1,3}` name the language before the first other sign. */
function languageOf(code: Element): string {
  const { className } = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  const name = names.find((one) => one.startsWith('language-'))?.slice('language-'.length) ?? '';
  return (/^[\w+#.-]+/.exec(name)?.[0] ?? '').toLowerCase();
}

function isInline(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'text';
}

function label(part: string, value: string): Element {
  return element('span', { dataPart: part }, [{ type: 'text', value }]);
}

function codeFigure(language: string, title: string, code: string): Element {
  const caption = [label('code-language', languageLabel(language))];
  if (title !== '') caption.push(label('code-title', title));
  const className = language === '' ? ['hljs'] : ['hljs', `language-${language}`];
  const body = element('code', { className }, highlight(language, code).filter(isInline));
  return element(
    'figure',
    { className: ['code'], dataPart: 'code', dataLanguage: language || undefined },
    [element('figcaption', {}, caption), element('pre', { tabIndex: 0 }, [body])],
  );
}

function mermaidFigure(code: string): Element {
  const source = element('code', {}, [{ type: 'text', value: code }]);
  return element('figure', { className: ['mermaid'], dataPart: 'mermaid' }, [
    element('pre', { tabIndex: 0 }, [source]),
  ]);
}

/**
 * Turns blocks of code into highlighted figures with the language above; the browser adds its buttons
 * to the caption. Mermaid stays source in a figure of its own, for the browser to draw.
 * @returns whether there is Mermaid
 */
export function buildCodeBlocks(tree: Root): boolean {
  let hasMermaid = false;
  eachElement(tree, (node, parent) => {
    const [code] = node.children;
    if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    if (hasClass(code, 'language-math')) return;
    const language = languageOf(code);
    const text = textOf(code).replace(/\n$/, '');
    const isMermaid = language === 'mermaid';
    hasMermaid ||= isMermaid;
    const figure = isMermaid
      ? mermaidFigure(text)
      : codeFigure(language, property(code, 'dataTitle'), text);
    parent.children[parent.children.indexOf(node)] = figure;
  });
  return hasMermaid;
}
