/** Enterprise numbers, and the authorities' registers of them. */

export { checkEnterpriseNumber as checkNumber, limitTakenNumbers, type NumberChecked } from './numbers.ts';
export { askRegister, noRegister, sandboxRegister } from './register.ts';
