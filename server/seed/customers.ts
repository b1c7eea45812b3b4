import { customerSources, customerStages } from '#contract/entities/customer.ts';
import type { Database } from '../db/database.ts';
import { customers } from '../modules/customers/tables.ts';
import { departmentMembers, departments } from '../modules/permissions/tables.ts';
import { japaneseNames, mainlandNames, type NameParts, overseas, taiwaneseNames } from './customerNames.ts';

interface DemoBook {
  readonly client_id: string;
  readonly short: string;
  readonly count: number;
  readonly parts: NameParts;
  /** From the top; `above` is the id of the department above. */
  readonly departments: readonly { readonly id: string; readonly above: string | null; readonly name: string }[];
  readonly staff: readonly { readonly user_id: string; readonly department: string }[];
}

const books: readonly DemoBook[] = [
  {
    client_id: 'client-cn',
    short: 'cn',
    count: 360,
    parts: mainlandNames,
    departments: [
      { id: 'sales', above: null, name: '销售部' },
      { id: 'east', above: 'sales', name: '华东区' },
      { id: 'shanghai', above: 'east', name: '上海组' },
      { id: 'south', above: 'sales', name: '华南区' },
      { id: 'marketing', above: null, name: '市场部' },
    ],
    staff: [
      { user_id: 'user-owner-cn', department: 'sales' },
      { user_id: 'user-member-cn', department: 'east' },
    ],
  },
  {
    client_id: 'client-hk',
    short: 'hk',
    count: 80,
    parts: overseas,
    departments: [
      { id: 'sales', above: null, name: 'Sales' },
      { id: 'asia', above: 'sales', name: 'Asia' },
    ],
    staff: [{ user_id: 'user-owner-hk', department: 'sales' }],
  },
  {
    client_id: 'client-tw',
    short: 'tw',
    count: 60,
    parts: taiwaneseNames,
    departments: [{ id: 'sales', above: null, name: '業務部' }],
    staff: [{ user_id: 'user-owner-tw', department: 'sales' }],
  },
  {
    client_id: 'client-jp',
    short: 'jp',
    count: 60,
    parts: japaneseNames,
    departments: [{ id: 'sales', above: null, name: '営業部' }],
    staff: [{ user_id: 'user-owner-jp', department: 'sales' }],
  },
];

const departmentId = (book: DemoBook, id: string): string => `${book.short}-department-${id}`;

export async function seedCustomers(tx: Database, now: Date): Promise<void> {
  for (const book of books) {
    const { client_id } = book;
    await tx.insert(departments).values(
      book.departments.map(({ id, above, name }) => ({
        department_id: departmentId(book, id),
        client_id,
        parent_id: above === null ? null : departmentId(book, above),
        name,
      })),
    );
    const members = book.staff.map(({ user_id, department }) => ({
      user_id,
      department_id: departmentId(book, department),
    }));
    await tx.insert(departmentMembers).values(members);
    await tx.insert(customers).values(Array.from({ length: book.count }, (_, at) => customerOf(book, at, now)));
  }
}

/** The data looks random but is the same in every demo. */
function pseudoRandom(at: number, purpose: number): number {
  let hash = Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function customerOf(book: DemoBook, at: number, now: Date): typeof customers.$inferInsert {
  const { short, client_id, parts, count } = book;
  let purpose = 0;
  const one = <Item>(items: readonly Item[]): Item => {
    purpose += 1;
    const item = items[pseudoRandom(at, purpose) % items.length];
    if (item === undefined) throw new Error('a customer is seeded of nothing');
    return item;
  };
  const name = parts.company(one(parts.places), one(parts.words), one(parts.trades));
  const contact = parts.person(one(parts.families), one(parts.givens));
  const number = String(at + 1).padStart(5, '0');
  const hoursAgo = Math.round(((count - at) * 700 * 24) / count) - (pseudoRandom(at, 90) % 24);
  const created_at = new Date(now.getTime() - Math.max(2, hoursAgo) * 3_600_000);
  const stage = one(customerStages);
  const contactedHours = pseudoRandom(at, 91) % Math.max(1, hoursAgo);
  return {
    customer_id: `${short}-customer-${number}`,
    client_id,
    customer_no: `C${number}`,
    name,
    contact,
    email: `contact${number}@${short}-customer.example`,
    mobile: parts.mobile(String(10_000_000 + (pseudoRandom(at, 92) % 89_999_999))),
    region: one(parts.regions),
    stage,
    source: one(customerSources),
    owner_id: at % 7 === 0 ? null : one(book.staff).user_id,
    department_id: at % 11 === 0 ? null : departmentId(book, one(book.departments).id),
    note: one(parts.notes),
    created_at,
    last_contacted_at: stage === 'lead' ? null : new Date(now.getTime() - contactedHours * 3_600_000),
  };
}
