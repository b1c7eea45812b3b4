/** Enterprise numbers, and the authorities' registers of them. */

export { checkNumber, type NumberChecked, tellingTaken } from './numbers.ts';
export { askRegister, noRegister, sandboxRegister } from './register.ts';
