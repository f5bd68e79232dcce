const REASONS: Record<string, string> = {
  BAD_INDENT: '缩进没有对齐，或者少了另一半括号',
  TAB_AS_INDENT: '缩进用了制表符，请换成空格',
  MISSING_CHAR: '少了另一半引号、括号或逗号',
  BLOCK_AS_IMPLICIT_KEY: '值里还有一个冒号，请给整个值加上引号',
  BLOCK_IN_FLOW: '方括号或花括号里混进了别的写法',
  MULTILINE_IMPLICIT_KEY: '缺少冒号，或者冒号后面少了空格',
  UNEXPECTED_TOKEN: '这里多了不该有的符号，请给整个值加上引号',
  BAD_SCALAR_START: '值用了特殊符号开头，请给整个值加上引号',
  BAD_DQ_ESCAPE: '双引号里的反斜杠写法不对，可以换成单引号',
  DUPLICATE_KEY: '这个字段前面已经写过了',
  BAD_ALIAS: '值用了星号开头，请给整个值加上引号',
};

/** A Chinese sentence for an error code of the `yaml` package. */
export function yamlReason(code: string): string {
  return REASONS[code] ?? '这一行的写法看不懂，应该是“字段: 值”';
}
