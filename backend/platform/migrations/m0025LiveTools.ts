import { sql, type Kysely } from 'kysely';

/**
 * Every live tool is a row of `live_tools`, whose id a party shares. Keys, announcements and the log
 * of actions refer to it, so that a draw or a fund has them too; what goes with a tool goes with its
 * row. A key that belongs to a creator and to none of their tools has no `tool_id`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_tools (
      id uuid primary key,
      kind text not null check (kind in ('PARTY', 'LOTTERY', 'FUND')),
      creator_id uuid not null references users (id) on delete cascade
    )`.execute(db);
  await sql`create index live_tools_creator on live_tools (creator_id)`.execute(db);
  await sql`
    insert into live_tools (id, kind, creator_id) select id, 'PARTY', creator_id from parties`.execute(
    db,
  );
  await sql`
    alter table parties add constraint parties_id_fkey
      foreign key (id) references live_tools (id) on delete cascade`.execute(db);

  await sql`
    alter table control_keys
      drop constraint control_keys_party_id_fkey,
      add column creator_id uuid references users (id) on delete cascade`.execute(db);
  await sql`alter table control_keys rename column party_id to tool_id`.execute(db);
  await sql`
    update control_keys set creator_id = live_tools.creator_id
    from live_tools where live_tools.id = control_keys.tool_id`.execute(db);
  await sql`
    alter table control_keys
      alter column creator_id set not null,
      alter column tool_id drop not null,
      add constraint control_keys_tool_id_fkey
        foreign key (tool_id) references live_tools (id) on delete cascade`.execute(db);
  await sql`alter index control_keys_party rename to control_keys_tool`.execute(db);
  await sql`create index control_keys_creator on control_keys (creator_id)`.execute(db);

  await sql`alter table widget_keys drop constraint widget_keys_party_id_fkey`.execute(db);
  await sql`alter table widget_keys rename column party_id to tool_id`.execute(db);
  await sql`
    alter table widget_keys
      alter column tool_id drop not null,
      add constraint widget_keys_tool_id_fkey
        foreign key (tool_id) references live_tools (id) on delete cascade`.execute(db);
  await sql`alter index widget_keys_party rename to widget_keys_tool`.execute(db);

  await sql`
    alter table live_announcements drop constraint live_announcements_party_id_fkey`.execute(db);
  await sql`alter table live_announcements rename column party_id to tool_id`.execute(db);
  await sql`
    alter table live_announcements add constraint live_announcements_tool_id_fkey
      foreign key (tool_id) references live_tools (id) on delete cascade`.execute(db);

  await sql`alter table party_acts rename to tool_actions`.execute(db);
  await sql`alter table tool_actions drop constraint party_acts_party_id_fkey`.execute(db);
  await sql`alter table tool_actions rename column party_id to tool_id`.execute(db);
  await sql`
    alter table tool_actions add constraint tool_actions_tool_id_fkey
      foreign key (tool_id) references live_tools (id) on delete cascade`.execute(db);
  await sql`alter index party_acts_pkey rename to tool_actions_pkey`.execute(db);
  await sql`alter index party_acts_party rename to tool_actions_tool`.execute(db);
  await sql`alter index party_acts_actor rename to tool_actions_actor`.execute(db);
}
