-- The texts of the carousel's pictures can be translated. Searches for machine embroidery in Japanese find embroidery.
-- The release before can run on this.

ALTER TABLE "translations" DROP CONSTRAINT "translations_entity_type_known";--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_entity_type_known" CHECK ("translations"."entity_type" in ('products', 'product_categories', 'item_codes', 'shades', 'gallery_items', 'gallery_categories', 'news_items', 'company', 'pages', 'general_settings'));
--> statement-breakpoint
SELECT guard_record('general_settings', catalogue => true);
--> statement-breakpoint
-- So that the history does not name it as a change of the staff's.
SELECT set_config('kamsin.cause', 'demo content', true);
--> statement-breakpoint
UPDATE search_synonyms SET words = words || ', ミシン刺繍, 機械刺繍'
WHERE language_code = 'ja' AND words = '刺繍, 刺しゅう, ししゅう, エンブロイダリー';
--> statement-breakpoint
SELECT set_config('kamsin.cause', '', true);
