/** No certain answer came: whatever was asked for may have happened, or not. */
export class ProviderFault extends Error {}
