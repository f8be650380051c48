import type { ExplorationPart } from '../types.ts';

/** Wilds, first half. */
export const wildsA = {
  'wilds-01': {
    title: 'One Door Still Barred',
    scene:
      'Seven houses are ash to the knee. The eighth stands untouched with its shutters closed and a wet sack along the sill, and smoke from the other seven leans against it as if asking to come in. A plough, a shoe, a kettle boiled dry. No bodies, which may be good. You put your palm to the door and feel it held shut from the other side, by something breathing through its mouth.',
    options: ['Put your shoulder to the door', 'Knock, and sit down on the step'],
    outcomes: [
      'It was the bailiff, alone, with the tithe chest and a boar spear. The rest of the village had asked to be let in. He gets one thrust home before you explain things to him. The chest you open on the road, where people might find it; what rolls your way, you keep.',
      'An hour goes by. People come down from the wood, singly, and stop in the yard behind you, and nobody speaks. Then the bar. It is the bailiff, hugging the tithe chest. He had not let them in. He carries it out to them himself. They give you bread the fire has baked; you could walk all night.',
    ],
  },
  'wilds-02': {
    title: 'Deeper Each Time Round',
    scene:
      'Boot prints come out of the ferns, cross the glade, and go round an old oak. And round. You count nineteen laps, worn one inside another like the grooves of a screw, and each is deeper than the last. Nothing was chasing him. The stride never changes. Towards the inmost ring the prints stand full of water to the ankle, as if whoever made them had grown heavier with every turn.',
    options: ['Walk the ring in his footsteps', 'Cut straight across to the oak'],
    outcomes: [
      'On the fourth lap you find you are keeping step. On the seventh you hear the other one, a long way off, left, right, left, and you break away before you want to. This ring is old and nobody is in it now. There is another, further in under the trees, that is still being walked.',
      'Bark is worn smooth at the height of a shoulder. Beyond the oak some other creature has crept up to watch the walker, on its belly, with patience, and gone off the way it came. You leave the circles to their business and take up the straight track.',
    ],
  },
  'wilds-03': {
    title: 'No Names by the Pot',
    scene:
      '“Bowl’s on the stump.” The hermit does not look up. It is a large pot for one person; things turn over in it slowly, show a side, go under. Around the clearing hang little bundles tied with red wool, hundreds of them, all at different heights, and no two alike. “I don’t ask who,” the hermit says after some time. It might be a man or a woman. “They ask me what’s in it. That’s extra.”',
    options: ['Eat what you are given', 'Ask what is in it'],
    outcomes: [
      'Mushroom, you think, and something that was recently sorry. It goes down like a hot stone and stays warm for miles. When you go to return the bowl, a stoppered bottle stands in it. The hermit is already talking to somebody else, who is not there.',
      'Your coin goes into the pot with the rest, and the list takes until evening. Each thing has to be tasted alone, and some of them dislike it: your gums bleed, your left arm goes to sleep, you briefly know the time. But nothing in there is there by accident, and by the end you see the sense of it.',
    ],
  },
  'wilds-04': {
    title: 'More at Dusk Than Dawn',
    scene:
      '“Sixty-one at daybreak,” says the shepherd. She is twelve, with a man’s hat and a sling. “I count them through the gap. Come dusk I count them back, and it’s sixty-three. Every day since the thaw.” She is not asking you to believe it. Below her the flock moves along the slope, tearing at the grass. Near the middle two of them walk shoulder to shoulder, with their heads up.',
    options: ['Wait for dawn and follow the extra two', 'Count them with her till she’s sure'],
    outcomes: [
      'At first light they rise and leave, unhurried, one behind the other, and where they cross the mud the hoof marks turn into something longer. The trail climbs. You lose it on bare rock, but they den up there somewhere in the mountains, the pair of them, and now you know the gait.',
      'Sixty-three, and sixty-three. She is no fool, and it relieves her to be told so; she pays you with a coin from inside the hat. You sleep in the warm of the flock and wake rested. It is sixty-one again. Two of the sleepers beside you left no dent in the grass.',
    ],
  },
  'wilds-05': {
    title: 'Patience of Wolves',
    scene:
      'Since noon they have been behind you: nine at least, one lame, one nearly white. They do not hurry. When you stop they sit. When you look straight at them they look aside, like people in a tavern who have heard your name. You have known wolves to hunt and wolves to flee, but these seem to be seeing you home, and the only question is whose. It is beginning to get dark.',
    options: ['Turn and choose your ground', 'Let them decide the road'],
    outcomes: [
      'A boulder at your back, a slope below, the last light behind you. It is as good a place as any to be disagreed with. The white one comes forward and lies down, chin on paws, to watch, and the other eight spread out around you without a sound.',
      'All night they steer you, left at the burn, right at the fallen elm, allowing no rest. At daybreak they halt by a boundary stone, and you walk out alone into Dhuwod. The villagers saw who brought you. They press coins on you with their eyes lowered, and will not say why.',
    ],
  },
  'wilds-06': {
    title: 'Fresh Milk in the Bowl',
    scene:
      'No house in sight, no cow, no path you didn’t make yourself. Only a roofed post at the edge of the bog with a face cut in it, worn to a nose and a pair of eyelids, and on the ledge under the chin a bowl of milk, still warm. Around the post the moss has been combed. A fly lands on the rim, walks once about it, and leaves without drinking.',
    options: ['Drink the milk', 'Leave a coin and sit a while'],
    outcomes: [
      'Sweet, a little grassy, and it runs through you to the fingertips; you could carry a horse. That night something comes and sits just beyond your fire, small, not angry, with an empty bowl. You don’t sleep and don’t need to. In the morning it walks behind you. You’d not like to lead it into a town.',
      'The shadows swing round, and you sit. Nothing speaks. But you find you have been thinking about the thing you do worst, calmly, as if it were someone else’s trouble, and that you see the way of it. Your straps have been oiled. You saw no one.',
    ],
  },
  'wilds-07': {
    title: 'Chalk on the Old Wall',
    scene:
      'One wall of a practice yard is all that stands: an outlying post, given up before the oldest masters now living were born. Birch trees grow up through the balance beams. But someone has chalked the stones, and chalk does not last more than a year of weather. Ticks in rows of five. A small pendulum. Footwork, numbered. And low down, repeated like a signature, an arrow with three mountain peaks over it.',
    options: ['Go where the arrow is pointing', 'Run the course as it is marked'],
    outcomes: [
      'Those are the peaks above Kaer Morhen; nobody who has wintered in sight of them mistakes the middle one. Whoever drilled here alone all year meant to be followed, or at least didn’t mind. You copy the signature on your wrist before the rain can have it.',
      {
        then: 'Beam, pendulum, turn, beam. These stones were laid by the people who raised you, and the turn shows you a fault that you have carried since you were small, and were beaten for, and never understood. You run it again without. Nobody sees. You run it a third time, for them.',
        else: 'Other hands laid these stones, for other legs than yours, and at every turn you have to put your foot where a stranger would have put it. It is a fine morning’s sweat. By noon your blood is moving and the birches no longer seem to be holding their sides.',
      },
    ],
  },
  'wilds-08': {
    title: 'Lantern in the Fog',
    scene:
      'You hold your arm out and it ends at the elbow. In all that white there is a single thing to look at, a yellow lantern, hanging at about the height of a hand. It waits while you think. It moves on a few yards, dips, and waits again, as a neighbour might who has come to fetch you. You have heard what lanterns in fog are. Everyone has. Beneath your boot the ground gives slightly, and takes its time coming back.',
    options: ['Follow the lantern', 'Stand still until it lifts'],
    outcomes: [
      'It leads you over planks, over stones, onto something that rocks. Hours. When the fog tears open you are stepping out of a flat boat on the shore at Loc Ichaer, and nobody has been rowing. There are coins on your eyelids. You had not felt them put there.',
      'All night you stand on one spot with your legs going dead. Morning shows you a tussock the size of a table, and black water round it, and in the water those who had followed the lantern, in rows, some quite well dressed. They are past minding about their purses.',
    ],
  },
  'wilds-09': {
    title: 'A Gorge That Answers',
    scene:
      'Hello, you call, because everybody does. “Late again,” say the stones. The mule driver ahead of you has his fingers in his ears. “It never says what you say,” he shouts. “It told my wife where I’d been.” The gorge is walled with great dressed blocks, grey-green, too good for the place; hauled from somewhere else by people with slaves. You clear your throat. On both sides, with interest, the walls clear theirs.',
    options: ['Ask the stones where they are from', 'Shout until something gives'],
    outcomes: [
      '“Home,” says one wall. “Doldeth,” says the other, and a murmur goes up and down the gorge as in a barracks when someone names a village. There is a quarry at Doldeth, then, where they learnt to talk. It might be there that they can be made to stop.',
      'What gives is a ledge, with a good part of last century on top of it. The mule driver digs you out, bruised down one side and lighter by something you had been carrying about unsaid for years; the stones may keep it. Among the rubble lies a coin with a face no one now would know.',
    ],
  },
  'wilds-10': {
    title: 'The Opened Cairn',
    scene:
      'Somebody tidy has lifted off the topmost stones and set them in a row upon the grass, smallest to largest. There are no tool marks. A hole goes down into the heap at an angle, as wide as a bucket, and inside it is exactly as cold as you’d expect. Around the rim, the moss is pressed flat in the shape of two forearms. It was leaned on, for a long while, from within.',
    options: ['Reach down into the hole', 'Close it again, stone by stone'],
    outcomes: [
      {
        then: 'Up to the elbow, up to the shoulder, cheek against the moss. Your fingers touch metal, and the metal is being worn. You take hold, and pull. At the third try the owner lets go with a long, earthy sigh, and you roll backwards down the heap with a gold ring on your arm.',
        else: 'There is metal down there, and it takes you by the wrist. It has been waiting for somebody with a good grip. For some time the two of you shake hands. When at last the moss gives you have your arm back, and it has kept every plate and buckle that was on it, and most of the rest.',
      },
      'Largest to smallest. Under the last of them lies a worn coin, put there as wages, you suppose, by people who expected this to need doing. And from up here on the heap you can see how the grass is bent, all the way to the skyline. It is out, and it went that way.',
    ],
  },
  'wilds-11': {
    title: 'The Forest Counts',
    scene:
      'Four days the axes have hung on their pegs. “We’re on strike,” says the foreman, “against them.” He means the trees. On the first morning there was a fresh blaze on the big ash with twenty-three strokes cut in it, neatly, at the height of a tall man’s eyes. There are twenty-three of them. Then old Wick went out to piss and next day it was twenty-two. “We didn’t cut that,” says the foreman. “We can’t count so high.”',
    options: ['Go in and find who is counting', 'Lift down an axe and work'],
    outcomes: [
      'They pay you beforehand; the foreman would rather not owe anything to a number. Look for blazes, he says, in the deep forest, wherever the strokes run lowest. As you go in under the first branches there is a fresh ash peeled and waiting. It says one.',
      'What needs felling you fell, alone, to show that it can be done, and by night you are as loose and easy as a rope. The owner pays the whole crew’s day. But you don’t sleep. Out in the dark somebody is peeling bark, slowly, and rubbing out, and starting afresh.',
    ],
  },
  'wilds-12': {
    title: 'Empty Harness',
    scene:
      'One wheel still ticks round. The wagon lies on its side across the ruts, and four sets of harness stretch out in front of it, buckled, taut, every strap done up, lying on the road in the shape of four horses. No blood. No driver, either, although the pipe on the footboard is alight. The load is long crates of straw marked with an armoury’s stamp. Something in the load settles with a small metallic cough.',
    options: ['Crawl under and drag out a crate', 'Search the driver’s seat and the ditch'],
    outcomes: [
      'Half out, and then the axle goes and the whole stack comes down across your back. Worth it: the crate holds a drill-master’s weapons, with his notes, written for someone who would have to learn quickly and alone. Nobody collects them. The harness is gone when you look up.',
      'In the ditch, a strongbox key and a coin; under the seat, a pamphlet on self-defence for carters, well thumbed. The driver had reached chapter two. You read chapter three by the light of his pipe, which is still going, and has been drawn on since you last looked.',
    ],
  },
  'wilds-13': {
    title: 'Black on Fridays',
    scene:
      'Six days out of seven it is the best water in the county, and the hamlet of Sall has grown round it: a trough, a chapel, a bench. On the seventh it runs black. It is not foul; it does not stain; the cows drink it and give ordinary milk. “Fridays,” says the woman on the bench, knitting. “It used to be one Friday in the year.” She would like to know what happens when they run out of week.',
    options: ['Trace the water to where it rises', 'Fill your flasks and wait for Friday'],
    outcomes: [
      'A dowser came once, she says, and walked it back underground with a hazel twig to open water, and down into that, and they had to shout to make him stop. She tells you where. Whatever washes itself on Fridays does its washing there, at the bottom.',
      'It comes up at dawn like ink from a well. You boil it, and let it stand, and find that a little of it, stoppered, would be of use to someone in your trade. A dyer on the road buys the remainder. His black, he tells you, has never been black enough.',
    ],
  },
  'wilds-14': {
    title: 'Ducks in a Footprint',
    scene:
      'It is a nice pond. Reeds, lilies, some thirty ducks. Only from the hill above do you see that it has a heel, and five small bays along the northern shore, the first larger than the rest. A family has built a jetty out from the little toe. The father, fishing, lifts his hat. “Grandad saw it put there,” he calls up. “Said it looked in no hurry. Said the other foot must be a good way off.”',
    options: ['Look for the other foot', 'Come down and ask about the fishing'],
    outcomes: [
      'Half a day on you find it, dry, full of young birch. From there you can read the stride, and what it stepped round, and which of the beasts of these parts still go wide of that line for fear of a second walk. You make camp in the arch of it, out of the wind.',
      'They fry you perch, and then duck, and then more perch. The youngest shows you the deep place under the ball of the foot, where it is warm even in winter. You float there on your back, ears under, and you hear nothing whatever. It is wonderful.',
    ],
  },
  'wilds-15': {
    title: 'The Stone That Remembers',
    scene:
      'Rain has polished it to the colour of a seal. It stands alone on the moor, taller than you, and at the height of a raised palm the face of it is dimpled with hands, hundreds, one over another, worn into the stone as a step is worn. Every one has its fingers set in a Sign. You know most of them. Two you have only seen in books, and one has six fingers. When you come close your own hand starts to tingle.',
    options: ['Make a Sign and set your palm to it', 'Practise in its lee until dark'],
    outcomes: [
      'Cold, then not cold. The dimples fit. You feel your Sign go into the rock and travel down, far further than the stone can reach, and you feel it being considered. The rain stops falling, in a circle of about ten feet. Under your palm something takes a breath.',
      'Everything your school ever gave you, you go through twice, and whenever you do a thing badly the tingling stops. It is the strictest teacher you have had and it never says a word. At nightfall you can scarcely lift your arms. You know what you have been doing wrong.',
    ],
  },
  'wilds-16': {
    title: 'None of Your Business',
    scene:
      'So as to be found, the courier has propped himself against a milestone. There are two arrows in him, and he has combed his hair. “Not robbers,” he gets out. “Pupils.” He is perhaps twenty. Inside his jacket there is a letter with a plain seal, and his hand stays over it with surprising strength. “Ard Modron. To be given to Ysbel Harrow. Read by nobody. I don’t know what it says. I was only told I’d be good enough when I got there.”',
    options: ['Promise to carry the letter', 'See to him, then see to his purse'],
    outcomes: [
      'He makes you say the name back: Ysbel Harrow, at Ard Modron, in the mountains, into her own hand. Then he lets go, of the letter first. You pile stones. All the while you have the feeling that someone up among the rocks is watching how you lift them.',
      'You shut his eyes. The letter you leave where it is, since it is none of your business; the purse can be no one else’s. An arrow strikes the milestone as you straighten up. Whoever they are they hold the road, so the road is no longer for you.',
    ],
  },
  'wilds-17': {
    title: 'A Knife Behind Her Back',
    scene:
      '“Good evening,” says the woman in the herb garden, very clearly, to somebody who isn’t you; then she sees who it is. One of her hands holds a basket. The other one stays behind her. She is about fifty, with earth on her knees, and she has put herself between you and a bed of rue that grows far taller than rue should. “I was expecting the steward,” she says. “He comes about the rent. You’ll have a bottle of something on you, your sort.”',
    options: ['Ask her what the knife is for', 'Show your hands and help her pick'],
    outcomes: [
      'She thinks about lying. “Come and see me at my other house, in the forest,” she says finally. “Nobody comes there for rent. Bring one of your bottles and I’ll tell you, and we’ll see what you’re made of.” The name’s Bryga. She still has not shown you the hand.',
      'She works you like a mule. Stalks, not leaves; north side only; never that one. It is nearly night before she fills your pouch with stoppered things and straightens your collar, almost fondly. Walking off, you meet the steward coming up the path. He is whistling.',
    ],
  },
  'wilds-18': {
    title: 'A Small Fire',
    scene:
      'Deserters make small fires. There are five of them around this one, in the colours of two armies that were trying to kill each other last month, sharing one blanket and a turnip. Between them stands a regimental pay chest with its lid wrenched off. They have heard you. Nobody gets up. “If you’re from the provost,” says the woman with the sergeant’s stripes, “we’re charcoal burners.” She looks down at the chest. “Rich ones.”',
    options: ['Walk in with your hand on a hilt', 'Ask if there is more turnip'],
    outcomes: [
      'It isn’t much of a fight; they have had enough of those. One throws a pot, one a punch, and the sergeant stops it. She counts you out a sixth share to the penny and makes you sign. “There,” she says. “Now you’ve deserted as well.”',
      'There is some. They talk until late about ovens, goats, a girl who writes an awful hand. Just once the war is mentioned: one of theirs, they say, never deserted. He drills by himself in the forest, round and round a trunk, with a pack full of stones. You sleep well, with five backs around you.',
    ],
  },
} satisfies ExplorationPart;
