import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { z } from 'zod/mini';
import type { Zone } from './entities/client.ts';
import { mobile } from './fields.ts';
import { plainCharacters } from './typed.ts';

/** Of which country a mobile number has to be; anywhere else of any, written with its country. */
const countries: Readonly<Record<Zone, CountryCode | null>> = { CN: 'CN', HK: 'HK', TW: 'TW', JP: 'JP', other: null };

/** What telephones and pages write before a number, and brackets around the code of its country. */
const decoration = /^\s*(?:tel:)?\s*(?:\(\s*(\+\d{1,3})\s*\))?/i;

/** The mobile number in a text: of any country where it is written with that, else of the zone's. */
function numberFrom(zone: Zone, text: string): PhoneNumber | null {
  const country = countries[zone];
  const found = parsePhoneNumberFromString(plainCharacters(text).replace(decoration, '$1'), {
    ...(country !== null && { defaultCountry: country }),
    extract: false,
  });
  return found?.isValid() && found.ext === undefined ? found : null;
}

const isOfZone = (zone: Zone, { country }: PhoneNumber): boolean =>
  countries[zone] === null || countries[zone] === country;

function numberIn(zone: Zone, text: string): PhoneNumber | null {
  const found = numberFrom(zone, text);
  return found !== null && isOfZone(zone, found) ? found : null;
}

/** The mobile number in a text, however it is written, as E.164; null where it is none that a zone has. */
export const mobileIn = (zone: Zone, text: string): string | null => numberIn(zone, text)?.number ?? null;

/** Whether a text is the code of a country with mobile numbers, as ISO 3166-1 alpha-2. */
export const isCountry = (text: string): boolean => isSupportedCountry(text);

/** The country of a number in E.164, as ISO 3166-1 alpha-2; null where it is no mobile number. */
export const countryOfMobile = (number: string): string | null => numberIn('other', number)?.country ?? null;

/** A number as people of a zone write it. */
export function writtenMobile(zone: Zone, number: string): string {
  const found = numberIn(zone, number);
  if (found === null) return number;
  return zone === 'other' ? found.formatInternational() : found.formatNational();
}

/**
 * A number as it is told to its owner, in one piece: with the code of its country, but within the mainland, where nobody writes that.
 */
export function toldMobile(zone: Zone, number: string): string {
  const told = zone === 'CN' ? writtenMobile(zone, number) : (numberIn(zone, number)?.formatInternational() ?? number);
  return told.replaceAll(' ', '\u00A0');
}

/** Whether a text is a mobile number of another country than the zone's. */
function isElsewhere(zone: Zone, text: string): boolean {
  const found = numberFrom(zone, text);
  return found !== null && !isOfZone(zone, found);
}

/** A mobile number as it is typed in a zone. The words say that it is missing, or that it belongs to another country. */
export const typedMobile = (zone: Zone, { missing, elsewhere }: { missing?: string; elsewhere?: string } = {}) =>
  z.codec(
    z.string().check(
      z.minLength(1, missing),
      z.maxLength(40),
      z.refine((text) => !isElsewhere(zone, text), elsewhere),
    ),
    mobile,
    {
      decode: (text, { issues }) => {
        const number = mobileIn(zone, text);
        if (number !== null) return number;
        issues.push({ code: 'invalid_format', format: 'mobile', input: text });
        return z.NEVER;
      },
      encode: (number) => writtenMobile(zone, number),
    },
  );
