import * as migration_20261121_021448_initial from './20261121_021448_initial';
import * as migration_20261121_061946_drafts_and_order from './20261121_061946_drafts_and_order';
import * as migration_20261121_085238_accounts_and_spam from './20261121_085238_accounts_and_spam';
import * as migration_20261121_122144_suspected_messages from './20261121_122144_suspected_messages';
import * as migration_20261122_043400_outbox from './20261122_043400_outbox';
import * as migration_20261122_081628_honeypot from './20261122_081628_honeypot';
import * as migration_20261122_135722_rebuild_webhook from './20261122_135722_rebuild_webhook';
import * as migration_20261122_140246_scheduled_changes from './20261122_140246_scheduled_changes';
import * as migration_20261122_165532_extra_forms from './20261122_165532_extra_forms';
import * as migration_20261122_180604_project_cases from './20261122_180604_project_cases';
import * as migration_20261122_210558_avif_sizes from './20261122_210558_avif_sizes';
import * as migration_20261122_235414_project_colours from './20261122_235414_project_colours';

export const migrations = [
  {
    up: migration_20261121_021448_initial.up,
    down: migration_20261121_021448_initial.down,
    name: '20261121_021448_initial',
  },
  {
    up: migration_20261121_061946_drafts_and_order.up,
    down: migration_20261121_061946_drafts_and_order.down,
    name: '20261121_061946_drafts_and_order',
  },
  {
    up: migration_20261121_085238_accounts_and_spam.up,
    down: migration_20261121_085238_accounts_and_spam.down,
    name: '20261121_085238_accounts_and_spam',
  },
  {
    up: migration_20261121_122144_suspected_messages.up,
    down: migration_20261121_122144_suspected_messages.down,
    name: '20261121_122144_suspected_messages',
  },
  {
    up: migration_20261122_043400_outbox.up,
    down: migration_20261122_043400_outbox.down,
    name: '20261122_043400_outbox',
  },
  {
    up: migration_20261122_081628_honeypot.up,
    down: migration_20261122_081628_honeypot.down,
    name: '20261122_081628_honeypot',
  },
  {
    up: migration_20261122_135722_rebuild_webhook.up,
    down: migration_20261122_135722_rebuild_webhook.down,
    name: '20261122_135722_rebuild_webhook',
  },
  {
    up: migration_20261122_140246_scheduled_changes.up,
    down: migration_20261122_140246_scheduled_changes.down,
    name: '20261122_140246_scheduled_changes',
  },
  {
    up: migration_20261122_165532_extra_forms.up,
    down: migration_20261122_165532_extra_forms.down,
    name: '20261122_165532_extra_forms',
  },
  {
    up: migration_20261122_180604_project_cases.up,
    down: migration_20261122_180604_project_cases.down,
    name: '20261122_180604_project_cases',
  },
  {
    up: migration_20261122_210558_avif_sizes.up,
    down: migration_20261122_210558_avif_sizes.down,
    name: '20261122_210558_avif_sizes',
  },
  {
    up: migration_20261122_235414_project_colours.up,
    down: migration_20261122_235414_project_colours.down,
    name: '20261122_235414_project_colours'
  },
];
