/** Numbers of enterprises at their authorities, and the registers of them. */

export { checkNumber, type NumberChecked, tellingTaken } from './numbers.ts';
export { askRegister, noRegister, sandboxRegister } from './register.ts';
