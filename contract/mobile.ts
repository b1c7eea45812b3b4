import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { z } from 'zod/mini';
import type { Zone } from './entities/client.ts';
import { mobile } from './fields.ts';
import { normaliseCharacters } from './typed.ts';

/** The country that a zone's mobile numbers must have; null for any, written with its country code. */
const countryByZone: Readonly<Record<Zone, CountryCode | null>> = {
  CN: 'CN',
  HK: 'HK',
  TW: 'TW',
  JP: 'JP',
  other: null,
};

/** What phones and pages write before a number, and brackets around the country code. */
const decorationPattern = /^\s*(?:tel:)?\s*(?:\(\s*(\+\d{1,3})\s*\))?/i;

/** Of any country if written with its code, else of the zone's. */
function readPhoneNumber(zone: Zone, text: string): PhoneNumber | null {
  const country = countryByZone[zone];
  const found = parsePhoneNumberFromString(normaliseCharacters(text).replace(decorationPattern, '$1'), {
    ...(country !== null && { defaultCountry: country }),
    extract: false,
  });
  return found?.isValid() && found.ext === undefined ? found : null;
}

const isOfZone = (zone: Zone, { country }: PhoneNumber): boolean =>
  countryByZone[zone] === null || countryByZone[zone] === country;

function readPhoneNumberOfZone(zone: Zone, text: string): PhoneNumber | null {
  const found = readPhoneNumber(zone, text);
  return found !== null && isOfZone(zone, found) ? found : null;
}

/** As E.164, from any notation; null if it is no mobile number of the zone. */
export const readMobileNumber = (zone: Zone, text: string): string | null =>
  readPhoneNumberOfZone(zone, text)?.number ?? null;

/** ISO 3166-1 alpha-2, for countries with mobile numbers. */
export const isCountry = (text: string): boolean => isSupportedCountry(text);

/** ISO 3166-1 alpha-2; null if it is no mobile number. The argument is E.164. */
export const countryOfMobile = (number: string): string | null =>
  readPhoneNumberOfZone('other', number)?.country ?? null;

/** The local notation of a zone. */
export function localMobile(zone: Zone, number: string): string {
  const found = readPhoneNumberOfZone(zone, number);
  if (found === null) return number;
  return zone === 'other' ? found.formatInternational() : found.formatNational();
}

/**
 * A number for display to its owner, unbreakable: with its country code, except in mainland China, where none is
 * customary.
 */
export function displayedMobile(zone: Zone, number: string): string {
  const told =
    zone === 'CN' ? localMobile(zone, number) : (readPhoneNumberOfZone(zone, number)?.formatInternational() ?? number);
  return told.replaceAll(' ', '\u00A0');
}

function isForeignNumber(zone: Zone, text: string): boolean {
  const found = readPhoneNumber(zone, text);
  return found !== null && !isOfZone(zone, found);
}

/** Decodes typed text to E.164. `missing` and `elsewhere` are the messages for no number and for a foreign one. */
export const typedMobile = (zone: Zone, { missing, elsewhere }: { missing?: string; elsewhere?: string } = {}) =>
  z.codec(
    z.string().check(
      z.minLength(1, missing),
      z.maxLength(40),
      z.refine((text) => !isForeignNumber(zone, text), elsewhere),
    ),
    mobile,
    {
      decode: (text, { issues }) => {
        const number = readMobileNumber(zone, text);
        if (number !== null) return number;
        issues.push({ code: 'invalid_format', format: 'mobile', input: text });
        return z.NEVER;
      },
      encode: (number) => localMobile(zone, number),
    },
  );
