import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const isNode = (value) => typeof value?.type === 'string';
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

const messagesIn = (node) => [
  ...(node.type === 'CallExpression' && node.callee.name === 'msg' ? [node] : []),
  ...childrenOf(node).flatMap(messagesIn),
];

/** Throws unless the text is a literal. */
function literalText(node, filename) {
  const text = node.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].value.cooked : node.value;
  if (typeof text !== 'string') throw new Error(`${filename}: msg() takes texts that are written out`);
  return text;
}

/**
 * Extracts the arguments of `msg()` into the server's catalogues: the server runs without a build, so no macro finds
 * them.
 * @type {import('@lingui/conf').ExtractorType}
 */
export const serverMessages = {
  match: (filename) => /(^|[/\\])server[/\\].*[.]ts$/.test(filename),
  async extract(filename, code, onMessageExtracted) {
    if (!code.includes('msg(')) return;
    // Lingui loads its configuration by `require`, which cannot load Vite.
    const { parseSync } = await import('vite');
    const { program, errors } = parseSync(filename, code);
    if (errors.length > 0) throw new Error(`${filename} cannot be parsed: ${errors[0].message}`);
    for (const call of messagesIn(program)) {
      const [message, context] = call.arguments.map((argument) => literalText(argument, filename));
      const id = generateMessageId(message, context);
      onMessageExtracted({ id, message, context, origin: [filename, 1], placeholders: {} });
    }
  },
};
