/** Numbers by which authorities know enterprises, and their register. */

export { checkNumber, type NumberChecked, tellingTaken } from './numbers.ts';
export { noRegister, registerAnswer, sandboxRegister } from './register.ts';
