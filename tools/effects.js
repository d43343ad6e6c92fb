// Checks that no effect returns something by accident. React calls what an effect returns to clean up after it, so
// `useEffect(() => x.scrollTo(0, 0))` breaks the page once a browser lets `scrollTo` return a promise. Types do not
// help: they follow the browsers of yesterday.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const HOOKS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

const isNode = (value) => typeof value?.type === 'string';
const childrenOf = (node) => Object.values(node).flat().filter(isNode);
const isFunction = (node) => FUNCTIONS.includes(node?.type);

/** The hook a call is of, as `useEffect` or `React.useEffect`. */
const hookOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** What a function returns itself, without the functions inside it. */
function returnsOf(node) {
  if (node.type === 'ReturnStatement') return [node.argument];
  return childrenOf(node)
    .filter((child) => !isFunction(child))
    .flatMap(returnsOf);
}

/** What is wrong with the function given to an effect; undefined when it returns a clean-up or nothing. */
function wrongWith(callback) {
  if (!isFunction(callback)) return 'write its function here, so that one sees what it returns';
  if (callback.async) return 'an async function returns a promise';
  if (callback.body.type === 'UnaryExpression' && callback.body.operator === 'void') return undefined;
  if (callback.body.type !== 'BlockStatement') return 'put braces around it, so that it returns nothing';
  const cleanUp = (value) => value === null || isFunction(value);
  return returnsOf(callback.body).every(cleanUp) ? undefined : 'return nothing or a function written here';
}

function effectsIn(node) {
  const inside = childrenOf(node).flatMap(effectsIn);
  return node.type === 'CallExpression' && HOOKS.includes(hookOf(node)) ? [node, ...inside] : inside;
}

function problemsIn(file) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return [`${file}: ${errors[0].message}`];
  return effectsIn(program).flatMap((effect) => {
    const wrong = wrongWith(effect.arguments[0]);
    const line = text.slice(0, effect.start).split('\n').length;
    return wrong ? [`${file}:${line}: this effect may return something by accident; ${wrong}`] : [];
  });
}

const folder = process.argv[2] ?? join('packages', 'web', 'src');
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
const problems = files.flatMap((name) => problemsIn(join(folder, name)));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
