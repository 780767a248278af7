import { migrationsIn } from './store/migrations-in';

/** What makes and changes the tables of the platform itself. */
export const platformMigrations = migrationsIn(__dirname);
