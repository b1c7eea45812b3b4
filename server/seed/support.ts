/** Where the demo's support would be: a number and an address that nobody has. */
export const demoSupport = { phone: '400-000-0000', email: 'support@mallflow.example' } as const;
