import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const isOurSchema = `nspname not in ('pg_catalog', 'information_schema', 'drizzle') and nspname !~ '^pg_(toast|temp)'`;
/** Our relations, with the alias `c`. */
const relations = `pg_class c join pg_namespace on pg_namespace.oid = c.relnamespace and ${isOurSchema}`;

/** Leaves out the order of columns, as no statement depends on it. */
const parts: Readonly<Record<string, string>> = {
  schemas: `select nspname as line from pg_namespace where ${isOurSchema}`,
  relations: `select concat_ws(' ', c.relkind, nspname || '.' || c.relname, c.relpersistence, c.reloptions, c.relacl,
      case when c.relrowsecurity then 'row security' end, c.relreplident) as line
    from ${relations} where c.relkind <> 'i'`,
  columns: `select concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod), l.collname,
      case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid),
      'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, ''), a.attoptions, a.attacl) as line
    from ${relations} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
    where c.relkind <> 'i' and c.relkind <> 'S'`,
  // PostgreSQL 18 also lists not-null constraints, which columns already contain.
  constraints: `select concat_ws(' ', c.relname, n.conname, pg_get_constraintdef(n.oid), n.convalidated) as line
    from ${relations} join pg_constraint n on n.conrelid = c.oid where n.contype <> 'n'`,
  indexes: `select concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisreplident, i.indisclustered) as line
    from ${relations} join pg_index i on i.indrelid = c.oid`,
  sequences: `select concat_ws(' ', c.relname, format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
      s.seqcycle, d.refobjid::regclass, a.attname) as line
    from ${relations} join pg_sequence s on s.seqrelid = c.oid
      left join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
        and d.refclassid = 'pg_class'::regclass
      left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid`,
  functions: `select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace on pg_namespace.oid = p.pronamespace and ${isOurSchema}
    where p.prokind in ('f', 'p')`,
  triggers: `select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text as line from ${relations} join pg_trigger t on t.tgrelid = c.oid
    where not t.tgisinternal`,
  rules: `select pg_get_ruledef(r.oid) as line from ${relations} join pg_rewrite r on r.ev_class = c.oid`,
  policies: `select c.relname || ' ' || to_jsonb(p)::text as line from ${relations} join pg_policy p on p.polrelid = c.oid`,
  types: `select concat_ws(' ', t.typname, t.typtype, (select string_agg(e.enumlabel, ',' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid)) as line
    from pg_type t join pg_namespace on pg_namespace.oid = t.typnamespace and ${isOurSchema} where t.typtype in ('d', 'e', 'r')`,
  statistics: `select pg_get_statisticsobjdef(s.oid) as line from pg_statistic_ext s join pg_class c on c.oid = s.stxrelid`,
  extensions: `select extname || ' ' || extversion as line from pg_extension`,
  eventTriggers: `select evtname || ' ' || evtevent as line from pg_event_trigger`,
  comments: `select concat_ws(' ', o.objoid::regclass, o.objsubid, o.description) as line
    from ${relations} join pg_description o on o.objoid = c.oid and o.classoid = 'pg_class'::regclass`,
};

/** Equal for databases with equal schemas. */
export async function schemaCatalogueOf(db: Database): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [part, query] of Object.entries(parts)) {
    const rows = await db.select({ line: sql<string>`line` }).from(sql.raw(`(${query}) as part`));
    found[part] = rows.map(({ line }) => line).toSorted();
  }
  return found;
}
