import type { ColumnWords } from './column-words';

export const fr: ColumnWords = {
  other:
    'heure, =pos, ~ligne, =code, reference article, ref article, code article, conducteur, remise, date de facture, date facture, echeance, solde, poids, =kg, palettes, devise, recu, =ticket, ~n, ~no, code tva, pays',
  rate: 'taux tva, taux de tva, taux, tva %, % tva, =%',
  price:
    'prix unitaire, =pu, p u, =prix, pu ht, p u ht, prix ht, prix au litre, prix litre, prix unit, prix unitaire ht, tarif, prix u, pu ttc, par litre',
  tax: '=tva, montant tva, taxe, =taxes, montant de la tva',
  net: '=ht, montant ht, total ht, hors taxe, hors taxes, hors tva, net ht, valeur ht, prix total ht',
  gross: '=ttc, montant ttc, total ttc, toutes taxes, prix total ttc',
  date: '=date, date de transaction, date transaction, date de livraison, date livraison, date de prestation, =jour, date operation, date d operation, date heure, date du transport',
  odometer: 'kilometrage, =compteur, ~km, kilometres, releve km, compteur km',
  distance: 'distance, km parcourus, distance parcourue, trajet km',
  hours: '=heures, duree de charge, temps de charge',
  card: 'carte, numero de carte, n carte, no carte, carte carburant',
  vehicle: 'vehicule, immatriculation, =immat, plaque, camion, =immatr',
  own_reference: 'notre reference, notre ref, nos ref, n ref',
  your_reference: 'votre reference, votre ref, vos ref, v ref, votre commande, reference client, ref client',
  reference:
    'reference, =ref, commande, =bl, bon de livraison, lettre de voiture, mission, dossier, numero de bon, ordre',
  from: '~de, depart, enlevement, chargement, lieu de chargement, lieu d enlevement, origine, lieu de depart, expediteur',
  to: '~a, ~vers, arrivee, livraison, destination, lieu de livraison, dechargement, lieu de dechargement, chantier, destinataire, lieu d arrivee, =site',
  place: '=lieu, station, ville, =localite, point de vente, station service, etablissement',
  quantity: 'quantite, =qte, =qt, =litres, volume, =l, =kwh, nombre, =nb, quantite l, volume l, nb litres, qte l',
  unit: '=unite, ~un, ~u, unite de mesure',
  product: 'produit, carburant, type de carburant, nature du produit, =energie',
  item: 'article',
  description:
    'designation, description, libelle, =prestation, =prestations, =marchandise, nature, intitule, objet, detail',
  amount: '=montant, =total, =valeur, prix total, =cout, montant total, total ligne, =somme',
};
