/** Numbers by which authorities know enterprises, and their register. */

export { checkNumber, type NumberChecked, tellingTaken } from './numbers.ts';
export { askRegister, noRegister, sandboxRegister } from './register.ts';
