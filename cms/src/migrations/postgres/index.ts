import * as migration_20261121_021454_initial from './20261121_021454_initial';
import * as migration_20261121_061958_drafts_and_order from './20261121_061958_drafts_and_order';
import * as migration_20261121_085254_accounts_and_spam from './20261121_085254_accounts_and_spam';
import * as migration_20261121_122214_suspected_messages from './20261121_122214_suspected_messages';
import * as migration_20261122_043405_outbox from './20261122_043405_outbox';
import * as migration_20261122_081633_honeypot from './20261122_081633_honeypot';
import * as migration_20261122_135726_rebuild_webhook from './20261122_135726_rebuild_webhook';
import * as migration_20261122_140254_scheduled_changes from './20261122_140254_scheduled_changes';
import * as migration_20261122_165538_extra_forms from './20261122_165538_extra_forms';
import * as migration_20261122_180627_project_cases from './20261122_180627_project_cases';
import * as migration_20261122_210605_avif_sizes from './20261122_210605_avif_sizes';
import * as migration_20261122_235517_project_colours from './20261122_235517_project_colours';

export const migrations = [
  {
    up: migration_20261121_021454_initial.up,
    down: migration_20261121_021454_initial.down,
    name: '20261121_021454_initial',
  },
  {
    up: migration_20261121_061958_drafts_and_order.up,
    down: migration_20261121_061958_drafts_and_order.down,
    name: '20261121_061958_drafts_and_order',
  },
  {
    up: migration_20261121_085254_accounts_and_spam.up,
    down: migration_20261121_085254_accounts_and_spam.down,
    name: '20261121_085254_accounts_and_spam',
  },
  {
    up: migration_20261121_122214_suspected_messages.up,
    down: migration_20261121_122214_suspected_messages.down,
    name: '20261121_122214_suspected_messages',
  },
  {
    up: migration_20261122_043405_outbox.up,
    down: migration_20261122_043405_outbox.down,
    name: '20261122_043405_outbox',
  },
  {
    up: migration_20261122_081633_honeypot.up,
    down: migration_20261122_081633_honeypot.down,
    name: '20261122_081633_honeypot',
  },
  {
    up: migration_20261122_135726_rebuild_webhook.up,
    down: migration_20261122_135726_rebuild_webhook.down,
    name: '20261122_135726_rebuild_webhook',
  },
  {
    up: migration_20261122_140254_scheduled_changes.up,
    down: migration_20261122_140254_scheduled_changes.down,
    name: '20261122_140254_scheduled_changes',
  },
  {
    up: migration_20261122_165538_extra_forms.up,
    down: migration_20261122_165538_extra_forms.down,
    name: '20261122_165538_extra_forms',
  },
  {
    up: migration_20261122_180627_project_cases.up,
    down: migration_20261122_180627_project_cases.down,
    name: '20261122_180627_project_cases',
  },
  {
    up: migration_20261122_210605_avif_sizes.up,
    down: migration_20261122_210605_avif_sizes.down,
    name: '20261122_210605_avif_sizes',
  },
  {
    up: migration_20261122_235517_project_colours.up,
    down: migration_20261122_235517_project_colours.down,
    name: '20261122_235517_project_colours'
  },
];
